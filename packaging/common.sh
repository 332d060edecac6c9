# Shared by the scripts beside it: what has to be there, and how a build is made quietly.
# Sourced from bash; `top` is the project's folder.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

build_packages=(g++ cmake ninja-build ccache qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    libboost-dev nlohmann-json3-dev libsodium-dev zlib1g-dev libexpat1-dev libzip-dev pkg-config)
play_packages=(libqt6svg6 qt6-qpa-plugins qt6-translations-l10n fonts-dejavu-core)
test_packages=(libqt6svg6 qt6-qpa-plugins fonts-dejavu-core desktop-file-utils appstream)

# install_missing PACKAGE...: with apt, asking nothing and removing nothing.
install_missing() {
    if ! command -v apt-get >/dev/null; then
        echo "This system has no apt; install what Debian calls: $*" >&2
        return 0 # the configuration says what is not there
    fi
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    if ((${#missing[@]} == 0)); then
        return 0
    fi
    local root=()
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing, and only root can install them: apt-get install ${missing[*]}" >&2
            return 1
        fi
        root=(sudo)
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}"
    quietly "${root[@]}" apt-get update -q || return 1
    quietly "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends --no-remove "${missing[@]}"
}

# quietly COMMAND...: its output goes to the log, and to the screen only if it fails.
quietly() {
    mkdir -p "$top/build"
    local log=$top/build/setup.log
    if ! "$@" >"$log" 2>&1 </dev/null; then
        tail -n 60 "$log" >&2
        echo "Failed: $* (the whole output is in $log)" >&2
        return 1
    fi
}

# build_with PRESET [TARGET...]
build_with() {
    local preset=$1
    shift
    cd "$top" || return 1
    local start=$SECONDS
    echo "Building ($preset)"
    quietly cmake --preset "$preset" || return 1
    quietly cmake --build --preset "$preset" ${1:+--target "$@"} || return 1
    echo "Built in $((SECONDS - start)) seconds"
}
