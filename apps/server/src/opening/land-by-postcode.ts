import { type Land, LANDS } from '@tischlein/domain/opening';

// From this postcode on, in the order of postcodes, all are in this Land. Where a postcode has places in two Länder, the Land of most of
// its people. For the postcodes of apps/server/data/german-postcodes.txt; source and licence are in LICENCES.md beside them.
const RUNS = `
  01067 SN, 01945 BB, 02625 SN, 03042 BB, 04103 SN, 04600 TH, 04643 SN, 04895 BB, 06108 ST, 06556 TH, 06618 ST, 07318 TH,
  07919 SN, 07922 TH, 07952 SN, 07955 TH, 07985 SN, 07987 TH, 08056 SN, 10115 BE, 12529 BB, 12555 BE, 14461 BB, 17033 MV,
  17268 BB, 17309 MV, 17326 BB, 17328 MV, 17337 BB, 17348 MV, 19273 NI, 19288 MV, 19309 BB, 19370 MV, 20038 HH, 21217 NI,
  21465 SH, 21522 NI, 21524 SH, 21614 NI, 22041 HH, 22844 SH, 23923 MV, 24103 SH, 26121 NI, 27498 SH, 27499 HH, 27568 HB,
  27607 NI, 28195 HB, 28790 NI, 29410 ST, 29439 NI, 32049 NW, 34117 HE, 34346 NI, 34359 HE, 34414 NW, 34454 HE, 36404 TH,
  37073 NI, 37213 HE, 37308 TH, 37412 NI, 37671 NW, 37691 NI, 37696 NW, 37697 NI, 38486 ST, 38518 NI, 38820 ST, 40210 NW,
  48455 NI, 48477 NW, 48480 NI, 48485 NW, 48488 NI, 48493 NW, 48499 NI, 48565 NW, 49074 NI, 49477 NW, 49565 NI, 50126 NW,
  51598 RP, 51643 NW, 53424 RP, 53604 NW, 53619 RP, 53639 NW, 54290 RP, 55246 HE, 55257 RP, 57072 NW, 57518 RP, 58089 NW,
  60306 HE, 63739 BY, 64283 HE, 65558 RP, 65589 HE, 65623 RP, 65627 HE, 65629 RP, 65719 HE, 66111 SL, 66482 RP, 66538 SL,
  66849 RP, 68159 BW, 68519 HE, 68526 BW, 68623 HE, 68723 BW, 69239 HE, 69242 BW, 69434 HE, 69436 BW, 69483 HE, 69493 BW,
  69509 HE, 69514 BW, 69517 HE, 70173 BW, 76726 RP, 77652 BW, 80331 BY, 88045 BW, 88131 BY, 88147 BW, 88149 BY, 88212 BW,
  89231 BY, 89518 BW, 90402 BY, 96515 TH, 97070 BY, 97877 BW, 97892 BY, 97896 BW, 97901 BY, 97922 BW, 98527 TH`;

/** The Land of a postcode; null: it is none of Germany. */
export function findLand(postcode: string): Land | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  return runs().findLast(({ from }) => from <= postcode)?.land ?? null;
}

interface Run {
  readonly from: string;
  readonly land: Land;
}

let read: readonly Run[] | undefined;
const runs = (): readonly Run[] => (read ??= RUNS.trim().split(/,\s+/).flatMap(readRun));

function readRun(run: string): readonly Run[] {
  const land = LANDS.find((each) => run.endsWith(each));
  return land ? [{ from: run.slice(0, 5), land }] : [];
}
