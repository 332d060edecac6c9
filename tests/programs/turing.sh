# Plays Turkey in the script programseat: one order in the first season, and afterwards the same, which is none then.
# What else it writes is no order anywhere.
while read -r word rest; do
    case $word in
    entente) echo ready ;;
    go) echo "order F Ank - BLA"; echo "order A Con - Mars"; echo done ;;
    esac
done
