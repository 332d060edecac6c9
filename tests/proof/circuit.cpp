#include "circuit.h"

#include <cstdio>
#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace entente::proof {

int Circuit::input()
{
    m_inputs.push_back(++m_names);
    return m_names;
}

int Circuit::both(int a, int b)
{
    if (a > b)
        std::swap(a, b);
    if (a == no || b == no || a == -b)
        return no;
    if (a == yes || a == b)
        return b;
    if (b == yes)
        return a;
    int &name = m_built[{a, b}];
    if (!name) {
        name = ++m_names;
        m_gates.push_back({name, a, b});
    }
    return name;
}

std::vector<Rail> Circuit::count(const std::vector<Rail> &items)
{
    std::vector<Rail> counted;
    for (const Rail item : items) {
        counted.push_back(known(no));
        for (std::size_t k = counted.size(); k-- > 0;)
            counted[k] = either(counted[k], k ? both(counted[k - 1], item) : item);
    }
    return counted;
}

std::vector<std::uint64_t> Circuit::valuesOf(const std::vector<std::uint64_t> &inputs) const
{
    std::vector<std::uint64_t> values(static_cast<std::size_t>(m_names) + 1);
    values[yes] = ~std::uint64_t(0);
    for (std::size_t i = 0; i < m_inputs.size(); ++i)
        values[static_cast<std::size_t>(m_inputs[i])] = inputs[i];
    for (const Gate &gate : m_gates)
        values[static_cast<std::size_t>(gate.name)] = valueOf(gate.a, values) & valueOf(gate.b, values);
    return values;
}

std::uint64_t Circuit::isMet(const std::vector<std::uint64_t> &values) const
{
    std::uint64_t met = ~std::uint64_t(0);
    for (const std::vector<int> &clause : m_clauses) {
        std::uint64_t some = 0;
        for (const int part : clause)
            some |= valueOf(part, values);
        met &= some;
    }
    return met;
}

bool Circuit::hasSolver()
{
    return std::system("command -v cadical >/dev/null 2>&1") == 0;
}

Circuit::Answer Circuit::solve(std::vector<bool> &model) const
{
    char name[] = "/tmp/entente-proof-XXXXXX";
    const int handle = mkstemp(name);
    std::FILE *file = handle < 0 ? nullptr : fdopen(handle, "w");
    if (!file)
        return Answer::Unknown;
    std::fprintf(file, "p cnf %d %zu\n%d 0\n", m_names, clauses(), yes);
    for (const Gate &gate : m_gates)
        std::fprintf(file, "%d %d 0\n%d %d 0\n%d %d %d 0\n", -gate.name, gate.a, -gate.name, gate.b, gate.name, -gate.a,
                     -gate.b);
    for (const std::vector<int> &clause : m_clauses) {
        for (const int part : clause)
            std::fprintf(file, "%d ", part);
        std::fprintf(file, "0\n");
    }
    Answer answer = Answer::Unknown;
    if (std::fclose(file) == 0) {
        std::FILE *talk = popen((std::string("cadical -q ") + name).c_str(), "r");
        model.assign(static_cast<std::size_t>(m_names) + 1, false);
        for (char word[64]; talk && std::fscanf(talk, "%63s", word) == 1;) {
            const int value = std::atoi(word);
            if (value > 0 && value <= m_names)
                model[static_cast<std::size_t>(value)] = true;
        }
        const int status = talk ? pclose(talk) : -1;
        if (status >= 0 && WIFEXITED(status))
            answer = WEXITSTATUS(status) == 10   ? Answer::Possible
                     : WEXITSTATUS(status) == 20 ? Answer::Impossible
                                                 : Answer::Unknown;
    }
    std::remove(name);
    return answer;
}

} // namespace entente::proof
