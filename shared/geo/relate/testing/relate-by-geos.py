"""Relates pairs of shapes by GEOS: a tab between two WKT texts on each line of the input.

The first line of the output is the version of GEOS; then for each pair its DE-9IM matrix and, as 0 or 1, intersects,
touches, overlaps, crosses, within and contains.
"""

import sys

from shapely import wkt
from shapely.geos import geos_version

print(".".join(str(part) for part in geos_version))
for line in sys.stdin:
    one, other = (wkt.loads(text) for text in line.rstrip("\n").split("\t"))
    if not (one.is_valid and other.is_valid):
        print("invalid")
        continue
    flags = (
        one.intersects(other),
        one.touches(other),
        one.overlaps(other),
        one.crosses(other),
        one.within(other),
        one.contains(other),
    )
    print(one.relate(other), "".join("1" if flag else "0" for flag in flags))
