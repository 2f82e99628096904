import type { Box, Layout } from './measure-copy.ts';

/** Engines break lines at other words now and then, so a box may be about a line higher. */
const LINE_PX = 28;
/** Letters, borders and scrollbars differ by parts of a pixel; a column of text by the width of a few letters. */
const WIDTH_PX = 24;

/** What an engine shows differently from Chromium, in words. */
export function compareLayouts(chromium: Layout, other: Layout): readonly string[] {
  const differences = chromium.boxes.flatMap((box, index) => {
    const match = other.boxes[index];
    return match ? compareBoxes(box, match) : [`${box.name} is missing`];
  });
  return other.overflow > 0 ? [`the page is ${other.overflow} px wider than its window`, ...differences] : differences;
}

function compareBoxes(box: Box, other: Box): readonly string[] {
  if (box.isNative) return [];
  if (other.isCut && !box.isCut) return [`${box.name} is cut off`];
  if (box.place === null || other.place === null) return [];
  const [left, , width, height] = box.place;
  const [otherLeft, , otherWidth, otherHeight] = other.place;
  return [
    ...describe(`${box.name} begins`, left, otherLeft, WIDTH_PX),
    ...describe(`${box.name} is wide`, width, otherWidth, WIDTH_PX),
    ...describe(`${box.name} is high`, height, otherHeight, Math.max(LINE_PX, height / 10)),
  ];
}

const describe = (what: string, expected: number, found: number, bound: number): readonly string[] =>
  Math.abs(expected - found) > bound ? [`${what}: ${Math.round(found)} px instead of ${Math.round(expected)}`] : [];
