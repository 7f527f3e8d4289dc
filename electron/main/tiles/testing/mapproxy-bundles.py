"""Bundles by MapProxy's own classes: `read 1|2 FOLDER Z/X/Y...` prints each tile in hexadecimal digits or a dash where there is
none; `write 1|2 FOLDER Z/X/Y=HEX...` stores tiles."""

import io
import sys

from mapproxy.cache.compact import CompactCacheV1, CompactCacheV2
from mapproxy.cache.tile import Tile
from mapproxy.image import ImageSource

task, version, folder, *tiles = sys.argv[1:]
cache = {"1": CompactCacheV1, "2": CompactCacheV2}[version](folder)
for told in tiles:
    place, _, digits = told.partition("=")
    z, x, y = map(int, place.split("/"))
    tile = Tile((x, y, z))
    if task == "write":
        tile.source = ImageSource(io.BytesIO(bytes.fromhex(digits)))
        cache.store_tile(tile)
    else:
        print(tile.source_buffer().read().hex() if cache.load_tile(tile) else "-")
