/** The geometry of the trust curve: where points, labels and ticks stand, so that no label covers another or the line. */
import type { TrustPoint } from '@parley/shared';
import { signed } from './words';

export interface CurveFrame {
  /** Units of the view box; the chart is drawn so that one unit is one CSS pixel. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Say in words what moved trust; without them only the figures stand at the points. */
  readonly words: boolean;
  /** The most moves that are labelled. */
  readonly labels: number;
}

export const WIDE_FRAME: CurveFrame = {
  width: 1176,
  height: 236,
  left: 34,
  right: 172,
  top: 46,
  bottom: 44,
  words: true,
  labels: 8,
};
export const MIDDLE_FRAME: CurveFrame = {
  width: 720,
  height: 236,
  left: 34,
  right: 140,
  top: 46,
  bottom: 44,
  words: true,
  labels: 5,
};
export const NARROW_FRAME: CurveFrame = {
  width: 328,
  height: 210,
  left: 30,
  right: 34,
  top: 34,
  bottom: 34,
  words: false,
  labels: 5,
};
/** Across an A4 page between margins of 18 mm. */
export const PAPER_FRAME: CurveFrame = {
  width: 658,
  height: 200,
  left: 30,
  right: 128,
  top: 40,
  bottom: 32,
  words: true,
  labels: 5,
};

interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly messageNumber: number;
  /** Start, end, highest and lowest are filled. */
  readonly key: boolean;
}
export interface CurveLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly figure: string;
  readonly lines: readonly string[];
}
interface CurveTick {
  readonly x: number;
  readonly text: string;
}
export interface Curve {
  readonly path: string;
  readonly points: readonly CurvePoint[];
  readonly labels: readonly CurveLabel[];
  readonly ticks: readonly CurveTick[];
}

const LINE_HEIGHT = 15;
const CHARACTER = 6.5;
const LABEL_CHARACTERS = 34;
/** Labels side by side keep this far apart, so that they are not read as one. */
const LABEL_GAP = 12;

interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A tenth of a pixel is fine enough. */
const round = (length: number) => Number(length.toFixed(1));

const overlap = (a: Box, b: Box) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

/** The range of trust the height stands for: the curve's own with room, never less than 40 points. */
export function trustDomain(trust: readonly TrustPoint[]): { low: number; high: number } {
  const values = trust.map((point) => point.value);
  let low = Math.max(0, Math.floor((Math.min(...values) - 4) / 10) * 10);
  let high = Math.min(100, Math.ceil((Math.max(...values) + 4) / 10) * 10);
  while (high - low < 40) {
    if (high < 100) high += 10;
    if (low > 0 && high - low < 40) low -= 10;
  }
  return { low, high };
}

/** At most two lines of about 34 characters. Where the text does not fit it ends in an ellipsis; `last` always stands whole. */
export function wrapLabel(text: string, last: string): string[] {
  const whole = inLines(`${text} ${last}`);
  if (whole.length <= 2) return whole;
  const [first = '', second = ''] = inLines(text);
  const room = LABEL_CHARACTERS - last.length - 2;
  const kept = second.length > room ? second.slice(0, Math.max(0, second.lastIndexOf(' ', room))) : second;
  return [first, `${kept}… ${last}`];
}

function inLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= LABEL_CHARACTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The room a label takes: its figure stands on the base line `y`, its words below it. */
export function labelBox(label: CurveLabel): Box {
  const width = Math.max(label.figure.length * 7.4, ...label.lines.map((line) => line.length * CHARACTER));
  const x1 = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
  return { x1, y1: label.y - 11, x2: x1 + width, y2: label.y + 4 + label.lines.length * LINE_HEIGHT };
}

function lineBoxes(points: readonly CurvePoint[]): Box[] {
  const boxes: Box[] = [];
  for (const [index, from] of points.entries()) {
    boxes.push({ x1: from.x - 5, y1: from.y - 5, x2: from.x + 5, y2: from.y + 5 });
    const to = points[index + 1];
    if (!to) continue;
    const steps = Math.max(2, Math.ceil((to.x - from.x) / 6));
    for (let step = 1; step < steps; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      boxes.push({ x1: x - 3, y1: y - 2, x2: x + 3, y2: y + 2 });
    }
  }
  return boxes;
}

type Spot = Pick<CurveLabel, 'x' | 'y' | 'anchor'>;

function spotsAround(point: CurvePoint, lines: number, rising: boolean): Spot[] {
  const above = point.y - 12 - lines * LINE_HEIGHT;
  const below = point.y + 20;
  const spots: Spot[] = rising
    ? [
        { x: point.x + 8, y: below, anchor: 'start' },
        { x: point.x - 10, y: above, anchor: 'end' },
        { x: point.x, y: above, anchor: 'middle' },
        { x: point.x, y: below, anchor: 'middle' },
      ]
    : [
        { x: point.x, y: below, anchor: 'middle' },
        { x: point.x - 8, y: below, anchor: 'end' },
        { x: point.x + 10, y: above, anchor: 'start' },
        { x: point.x, y: above, anchor: 'middle' },
      ];
  return [...spots, ...spots.map((spot) => ({ ...spot, y: spot.y > point.y ? spot.y + 14 : spot.y - 14 }))];
}

function endLines(trust: readonly TrustPoint[], words: boolean): string[] {
  const [first] = trust;
  const last = trust.at(-1);
  if (!words || !first || !last) return [];
  const change = Math.round(last.value) - Math.round(first.value);
  if (change === 0) return ['the same as at the start'];
  return [`${Math.abs(change)} ${change > 0 ? 'above' : 'below'} the start`];
}

function ticksOf(points: readonly CurvePoint[], words: boolean): CurveTick[] {
  const room = 30;
  const ticks: CurveTick[] = [];
  for (const point of points) {
    const last = ticks.at(-1);
    if (last && point.x - last.x < (ticks.length === 1 && words ? room + 34 : room)) continue;
    ticks.push({ x: point.x, text: String(point.messageNumber) });
  }
  return ticks;
}

/** Places labels one after the other: each takes the first of its spots that is free and inside, or stays away. */
class LabelBoard {
  readonly labels: CurveLabel[] = [];
  private readonly taken: Box[];

  constructor(
    private readonly frame: CurveFrame,
    points: readonly CurvePoint[],
  ) {
    this.taken = lineBoxes(points);
  }

  place(id: string, figure: string, lines: readonly string[], spots: readonly Spot[]): boolean {
    for (const spot of spots) {
      const label: CurveLabel = { id, figure, lines, x: round(spot.x), y: round(spot.y), anchor: spot.anchor };
      const box = labelBox(label);
      const inside = box.x1 >= 0 && box.x2 <= this.frame.width && box.y1 >= 0 && box.y2 <= this.frame.height - 16;
      if (!inside || this.taken.some((other) => overlap(box, other))) continue;
      this.taken.push({ ...box, x1: box.x1 - LABEL_GAP, x2: box.x2 + LABEL_GAP });
      this.labels.push(label);
      return true;
    }
    return false;
  }
}

interface Stop {
  readonly trust: TrustPoint;
  readonly point: CurvePoint;
}

const valueText = ({ trust }: Stop) => String(Math.round(trust.value));

function placeEnds(board: LabelBoard, stops: readonly Stop[], words: boolean): void {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return;
  const { x: startX, y: startY } = first.point;
  const { x: endX, y: endY } = last.point;
  board.place(
    'start',
    valueText(first),
    [],
    [
      { x: startX - 10, y: startY + 4, anchor: 'end' },
      { x: startX, y: startY - 10, anchor: 'middle' },
      { x: startX, y: startY + 18, anchor: 'middle' },
    ],
  );
  board.place(
    'end',
    valueText(last),
    endLines(
      stops.map((stop) => stop.trust),
      words,
    ),
    [
      { x: endX + 10, y: endY + 4, anchor: 'start' },
      { x: endX + 10, y: endY - 22, anchor: 'start' },
    ],
  );
}

function placeExtremes(board: LabelBoard, stops: readonly Stop[], peak: TrustPoint, trough: TrustPoint): void {
  for (const stop of stops.slice(1, -1)) {
    const { x, y } = stop.point;
    if (stop.trust === peak) board.place('peak', valueText(stop), [], [{ x, y: y - 12, anchor: 'middle' }]);
    if (stop.trust === trough) board.place('trough', valueText(stop), [], [{ x, y: y + 20, anchor: 'middle' }]);
  }
}

function placeMoves(board: LabelBoard, stops: readonly Stop[], frame: CurveFrame): void {
  const moves = stops
    .slice(1)
    .filter(({ trust }) => Math.round(trust.delta) !== 0)
    .toSorted((a, b) => Math.abs(b.trust.delta) - Math.abs(a.trust.delta));
  let labelled = 0;
  for (const { trust: move, point } of moves) {
    if (labelled === frame.labels) break;
    const lines = frame.words ? wrapLabel(move.reason, `(message ${move.messageNumber})`) : [];
    const placed = board.place(
      `move-${move.messageNumber}`,
      signed(Math.round(move.delta)),
      lines,
      spotsAround(point, lines.length, move.delta > 0),
    );
    if (placed) labelled += 1;
  }
}

/** Lays the curve out in a frame. Null with fewer than two points, where there is nothing to draw. */
export function trustCurve(trust: readonly TrustPoint[], frame: CurveFrame): Curve | null {
  const [first] = trust;
  const last = trust.at(-1);
  if (!first || !last || trust.length < 2) return null;
  const { low, high } = trustDomain(trust);
  const plotWidth = frame.width - frame.left - frame.right;
  const plotHeight = frame.height - frame.top - frame.bottom;
  const peak = trust.reduce((best, point) => (point.value > best.value ? point : best), first);
  const trough = trust.reduce((worst, point) => (point.value < worst.value ? point : worst), first);
  const stops: Stop[] = trust.map((point, index) => ({
    trust: point,
    point: {
      x: round(frame.left + (plotWidth * index) / (trust.length - 1)),
      y: round(frame.top + plotHeight * (1 - (point.value - low) / (high - low))),
      messageNumber: point.messageNumber,
      key: [first, last, peak, trough].includes(point),
    },
  }));
  const points = stops.map((stop) => stop.point);
  const board = new LabelBoard(frame, points);
  placeEnds(board, stops, frame.words);
  placeExtremes(board, stops, peak, trough);
  placeMoves(board, stops, frame);
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join(' ');
  return { path, points, labels: board.labels, ticks: ticksOf(points, frame.words) };
}
