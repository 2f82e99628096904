"""Makes instrument-sans-core.woff2 from the font of @fontsource-variable/instrument-sans; README.md says why.

    pip install fonttools brotli
    python make-core-font.py <instrument-sans-latin-wght-normal.woff2>
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import ValueRecord
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

# What German menus and their Italian, French and Spanish dishes are written with.
CORE = (
    [*range(0x20, 0x23), *range(0x25, 0x3C), 0x3D, *range(0x3F, 0x5B), *range(0x61, 0x7B), 0xA0, 0xB0, 0xB7, 0xC4, 0xC9, 0xD6, 0xD7, 0xDC]
    + [*range(0xDF, 0xE3), 0xE4, *range(0xE7, 0xEB), *range(0xEC, 0xEF), *range(0xF1, 0xF5), 0xF6, *range(0xF9, 0xFD)]
    + [0x2013, 0x2014, *range(0x2018, 0x201B), *range(0x201C, 0x201F), 0x2022, 0x2026, 0x20AC, 0x2212]
)
REGULAR, MIDDLE, STRONG = 400, 500, 600
# In thousandths of the type's size: kerning that differs less between the weights is the same in all, and in steps.
TOLERANCE = 20
STEP = 8


def main(source: str) -> None:
    font = TTFont(source)
    rest = sorted(set(font.getBestCmap()) - set(CORE))
    options = Options(layout_features=["kern", "tnum"], flavor="woff2", notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CORE)
    subsetter.subset(font)
    kern_alike(font)
    # Once more: the variations that nobody refers to any longer go.
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CORE)
    subsetter.subset(font)
    font.save(Path(__file__).with_name("instrument-sans-core.woff2"))
    print("unicode-range of the core:", ranges(sorted(CORE)))
    print("unicode-range of the rest:", ranges(rest))


def kern_alike(font: TTFont) -> None:
    """Pairs are kerned alike in all weights where nobody sees the difference: half of the file was what differs."""
    at = {weight: deltas_at(font, weight) for weight in (REGULAR, MIDDLE, STRONG)}
    for record, put in kerning_values(font):
        value = {weight: advance(record, deltas) for weight, deltas in at.items()}
        if max(abs(value[weight] - value[MIDDLE]) for weight in (REGULAR, STRONG)) > TOLERANCE:
            continue
        alike = ValueRecord()
        alike.XAdvance = STEP * round(value[MIDDLE] / STEP)
        put(alike)


def kerning_values(font: TTFont):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = subtable.ExtSubTable if lookup.LookupType == 9 else subtable
            if pairs.LookupType != 2:
                continue
            rows = (
                [row for first in pairs.PairSet for row in first.PairValueRecord]
                if pairs.Format == 1
                else [row for first in pairs.Class1Record for row in first.Class2Record]
            )
            for row in rows:
                if row.Value1:
                    yield row.Value1, lambda value, row=row: setattr(row, "Value1", value)


def deltas_at(font: TTFont, weight: float) -> VarStoreInstancer:
    (axis,) = font["fvar"].axes
    place = normalizeLocation({"wght": weight}, {"wght": (axis.minValue, axis.defaultValue, axis.maxValue)})
    mapped = {"wght": piecewiseLinearMap(place["wght"], font["avar"].segments["wght"])}
    return VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, mapped)


def advance(record: ValueRecord, deltas: VarStoreInstancer) -> float:
    device = getattr(record, "XAdvDevice", None)
    return record.XAdvance + (deltas[(device.StartSize << 16) + device.EndSize] if device else 0)


def ranges(codes: list[int]) -> str:
    spans: list[list[int]] = []
    for code in codes:
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in spans)


main(sys.argv[1])
