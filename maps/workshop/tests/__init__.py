"""Run in maps/: /usr/bin/python3 -m unittest discover -s workshop/tests -t ."""
