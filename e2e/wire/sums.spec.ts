import { ask } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

interface Summary {
  readonly IMaalet: number;
  readonly IOvergangsordningen: number;
}

interface Quarter {
  readonly Values: Summary;
  readonly Year: number;
  readonly Quarter: number;
}

/** Whole kWh: what the service tells in GWh has six digits. */
const kwh = (gwh: number) => Math.round(gwh * 1_000_000);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + kwh(value), 0);

test('months add up to their quarter and quarters to their year, in both schemes, to the last digit', async ({
  varde,
}) => {
  const summary = async (query: string) =>
    JSON.parse(
      (await ask(`${varde.ready.services['certificate']}/GetSummaryValues?${query}`)).text,
    ) as Summary;
  for (const year of [2012, 2016, 2020, 2023]) {
    const quarters: Summary[] = [];
    for (const quarter of [1, 2, 3, 4]) {
      const ofQuarter = await summary(`year=${year}&period=q${quarter}`);
      const months = await Promise.all(
        [1, 2, 3].map((month) => summary(`year=${year}&period=${(quarter - 1) * 3 + month}`)),
      );
      expect(sum(months.map((month) => month.IMaalet))).toBe(kwh(ofQuarter.IMaalet));
      expect(sum(months.map((month) => month.IOvergangsordningen))).toBe(kwh(ofQuarter.IOvergangsordningen));
      quarters.push(ofQuarter);
    }
    const ofYear = await summary(`year=${year}`);
    expect(sum(quarters.map((quarter) => quarter.IMaalet))).toBe(kwh(ofYear.IMaalet));
    expect(sum(quarters.map((quarter) => quarter.IOvergangsordningen))).toBe(kwh(ofYear.IOvergangsordningen));
  }
});

test('the series runs without a gap from the first quarter of 2012 to the one that holds today in Oslo', async ({
  varde,
}) => {
  const answer = await ask(`${varde.ready.services['certificate']}/GetSummaryValuesPerQuarter`);
  const series = JSON.parse(answer.text) as Quarter[];
  const [month = 1, year = 0] = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Oslo',
    year: 'numeric',
    month: 'numeric',
  })
    .format(new Date())
    .split('/')
    .map(Number);
  const count = (year - 2012) * 4 + Math.ceil(month / 3);
  expect(series.map((item) => [item.Year, item.Quarter])).toEqual(
    Array.from({ length: count }, (_, index) => [2012 + Math.floor(index / 4), 1 + (index % 4)]),
  );
});
