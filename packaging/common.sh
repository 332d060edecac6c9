# Shared by the scripts beside it: what has to be there, and how a build is made quietly.
# Sourced from bash; `top` is the project's folder.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

build_packages=(g++ cmake ninja-build ccache qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    libboost-dev nlohmann-json3-dev libsodium-dev zlib1g-dev libexpat1-dev libzip-dev libutf8proc-dev libpotrace-dev libqrcodegencpp-dev
    pkg-config)
play_packages=(libqt6svg6 qt6-qpa-plugins qt6-wayland qt6-translations-l10n fonts-dejavu-core)
test_packages=(libqt6svg6 qt6-qpa-plugins fonts-dejavu-core desktop-file-utils appstream clang-format clang-tidy)
# The phones' page is tried in a real browser where the system has one as a package (Ubuntu has not).
browser_packages=(chromium chromium-driver)

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
    echo "Installing ${#missing[@]} packages and what they need: ${missing[*]}"
    quietly "${root[@]}" apt-get update -q || return 1
    watched of_apt "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends --no-remove "${missing[@]}"
}

# offered PACKAGE...: those of them that apt could install.
offered() {
    local package
    for package in "$@"; do
        LC_ALL=C apt-cache policy "$package" 2>/dev/null | grep -q 'Candidate: [^(]' && echo "$package"
    done
    return 0
}

# quietly COMMAND...: its output goes to the log, and to the screen only if it fails.
quietly() {
    watched nothing "$@"
}

# watched READER COMMAND...: the same, while READER looks on and says how far it has come.
watched() {
    local reader=$1
    shift
    mkdir -p "$top/build"
    local log=$top/build/setup.log
    "$@" </dev/null 2>&1 | tee "$log" | "$reader"
    local status=${PIPESTATUS[0]}
    if ((status != 0)); then
        tail -n 60 "$log" >&2
        echo "Failed: $* (the whole output is in $log)" >&2
        return 1
    fi
}

# The readers take the lines of a command and call progress.
nothing() { cat >/dev/null; }

of_apt() {
    local line all=0 done=0
    while IFS= read -r line; do
        case $line in
        *' newly installed,'*)
            [[ $line =~ ([0-9]+)' newly installed' ]] && all=$((2 * BASH_REMATCH[1]))
            ;;
        Unpacking\ * | Setting\ up\ *)
            progress $((++done)) "$all" "${line%% (*}"
            ;;
        Get:*) progress 0 "$all" "Downloading" ;;
        esac
    done
    end_progress
}

of_ninja() {
    local line
    while IFS= read -r line; do
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then
            local done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]} step=${BASH_REMATCH[3]}
            if [[ $step =~ ^(Building|Linking)\ .*/([a-z]+_[a-z]+|entente)(\.dir|\.a|$) ]]; then
                step="${BASH_REMATCH[1]} ${BASH_REMATCH[2]}"
            else
                step=${step%% *}
            fi
            progress "$done" "$all" "$step"
        fi
    done
    end_progress
}

# progress DONE ALL WHAT: on a terminal one line that is written over; elsewhere a line a tenth.
tenth=-1
progress() {
    if [ -t 1 ]; then
        printf '\r\033[K  %d of %d  %.50s' "$1" "$2" "$3"
    elif (($2 > 0 && $1 * 10 / $2 > tenth)); then
        tenth=$(($1 * 10 / $2))
        printf '  %d of %d  %s\n' "$1" "$2" "$3"
    fi
}

end_progress() {
    tenth=-1
    if [ -t 1 ]; then
        printf '\r\033[K'
    fi
}

# build_with PRESET [TARGET...]
build_with() {
    local preset=$1
    shift
    cd "$top" || return 1
    local start=$SECONDS
    echo "Building ($preset); the first time takes some minutes"
    quietly cmake --preset "$preset" || return 1
    local build=(cmake --build --preset "$preset" ${1:+--target "$@"})
    if ! watched of_ninja "${build[@]}"; then
        # What ccache kept from other builds, or a machine that was disturbed, must not fail sources that are sound:
        # it goes on where it stopped, and what is wrong with the sources fails again at once.
        echo "Once more, without ccache"
        watched of_ninja env CCACHE_DISABLE=1 "${build[@]}" || return 1
    fi
    echo "Built in $((SECONDS - start)) seconds"
}
