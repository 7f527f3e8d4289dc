import { describe, expect, test } from 'vitest';
import { sheetTable, textTable } from '../../../imports/rows/table-content.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { NEVER_YIELDING } from '../../../ports/scheduler.ts';
import { parseTable } from './parse-table.ts';
import { recogniseTable, type TableReading } from './tables/recognise-table.ts';

function recognised(text: string) {
  const table = recogniseTable(textTable(text), []);
  return table && { ...table.reading, isCertain: table.isCertain };
}

async function parsed(text: string, reading = recogniseTable(textTable(text), [])?.reading) {
  if (!reading) throw new Error('The table is of no register');
  const outcome = await parseTable('t.csv', textTable(text), reading, NEVER_YIELDING);
  if (!outcome.ok) throw outcome.problem;
  return outcome.value;
}

describe('the columns of a table', () => {
  test('are known by the names of the app in both languages, and of the service', () => {
    for (const text of [
      'Kraftverksnummer;Navn;Effekt (MW)\n2;Adamselv;50,5',
      'Plant number,Name,Capacity (MW)\n2,Adamselv,50.5',
      'VannKraftverkID,Navn,MaksYtelse\n2,Adamselv,50.5',
    ]) {
      expect(recognised(text)).toMatchObject({
        register: 'plants',
        columns: ['plantNumber', 'name', 'outputMw'],
        isCertain: true,
      });
    }
    expect(recognised('Kraftverk;Energikilde;Ordning\nAlmåa;Vannkraft;I målet')).toMatchObject({
      register: 'applications',
      columns: ['name', 'energySource', 'scheme'],
      isCertain: true,
    });
  });

  test('are guessed where the name only means one, and then a person is asked', () => {
    expect(recognised('Nr;Anlegg;Installert effekt [MW];Merknad\n2;Adamselv;50;ok')).toMatchObject({
      columns: ['', 'name', 'outputMw', ''],
      isCertain: false,
    });
  });

  test('are none of another unit, or that hold something else', () => {
    expect(recognised('Navn;Effekt (kW)\nAdamselv;50000')?.columns).toEqual(['name', '']);
    expect(recognised('Navn;Effekt\nAdamselv;stor')?.columns).toEqual(['name', '']);
  });

  test('of places, of points and of nothing known are none of a table of a register', () => {
    expect(recognised('navn;kommune;fylke;lat;lon\nA;B;C;60;10')).toBeUndefined();
    expect(recognised('navn;VannKraftverkID;lat;lon\nA;2;60;10')).toBeUndefined();
    expect(recognised('Farge;Form\nrød;rund')).toBeUndefined();
  });

  test('are read as before where a table with the same headings was taken', () => {
    const text = 'Nr;Anlegg\n2;Adamselv';
    const table: TableReading = {
      register: 'plants',
      headings: ['Nr', 'Anlegg'],
      columns: ['plantNumber', 'name'],
    };
    const file = {
      fileId: 'a',
      fileName: 'a.csv',
      origin: 'file' as const,
      source: 'a.csv',
      sha256: '',
      bytes: 1,
      keptAtMs: 0,
      isCommitted: true,
      layers: [],
      choices: { isMerged: false, table },
    };
    expect(recogniseTable(textTable(text), [file])).toMatchObject({ reading: table, isCertain: true });
    expect(recogniseTable(textTable('Nr;Navn\n2;A'), [file])?.isCertain).toBe(false);
  });
});

describe('rows of a table', () => {
  test('become those of the service, with every member', async () => {
    const { rows, separator, decimalSign } = await parsed(
      'Kraftverksnummer;Navn;Type;Effekt (MW);Prisområde;Status;I drift fra;Eierens org.nr.\r\n' +
        '2;Adamselv;Pumpekraftverk;1 050,5;NO4 Nord;Under bygging;15.06.1973;987 059 729\r\n',
    );
    expect({ separator, decimalSign }).toEqual({ separator: ';', decimalSign: 'comma' });
    expect(rows[0]).toMatchObject({ key: '2', ownerNumber: '987059729' });
    expect(rows[0]?.value).toMatchObject({
      VannKraftverkID: 2,
      VannKVType: 'Pumpekraftverk',
      VannKVTypeID: 'PK',
      MaksYtelse: 1050.5,
      ElspotomraadeNummer: 4,
      ErIDrift: false,
      UnderBygging: true,
      IDriftDato: '1973-06-15T00:00:00',
      HovedEier_OrgNr: 987059729,
      Konsesjoner: [],
      Fylke: null,
    });
  });

  test('that are wrong are left out, named by line and heading, and the others are taken', async () => {
    const { rows, leftOut } = await parsed(
      'Kraftverksnummer,Navn,Effekt (MW),Fylke\n1,A,2.5,X\n2,B,mye,X\n,C,1,X\n4,D,"1,5",X\n5,E,3,X\n5,F,3,X\n',
      {
        register: 'plants',
        headings: ['Kraftverksnummer', 'Navn', 'Effekt (MW)', 'Fylke'],
        columns: ['plantNumber', 'name', 'outputMw', 'county'],
      },
    );
    expect(rows.map(({ key }) => key)).toEqual(['1', '5']);
    expect(leftOut.faults.map(({ code, details }) => [code, details['row'], details['field']])).toEqual([
      ['import/bad-row', 3, 'Effekt (MW)'],
      ['import/bad-row', 4, 'VannKraftverkID'],
      ['import/bad-row', 5, 'Effekt (MW)'],
      ['import/duplicate-row', 7, 'VannKraftverkID'],
    ]);
  });

  test('need the columns that every row must have', async () => {
    const reading: TableReading = { register: 'plants', headings: ['Navn', 'Nr'], columns: ['name', ''] };
    await expect(parsed('Navn;Nr\nA;1', reading)).rejects.toThrow(
      expect.objectContaining({
        code: 'import/no-column',
        details: expect.objectContaining({ column: 'plantNumber' }),
      }),
    );
  });

  test('of a sheet are read the same, and texts that look like formulas are texts again', async () => {
    const content = sheetTable([
      { line: 2, fields: ['Kraftverksnummer', 'Navn', 'Effekt (MW)'] },
      { line: 4, fields: ['7', "'=Nore", '2.5'] },
    ]);
    const reading = recogniseTable(content, [])?.reading;
    const outcome = reading && (await parseTable('t.xlsx', content, reading, NEVER_YIELDING));
    expect(outcome?.ok && outcome.value.rows[0]?.value).toMatchObject({ Navn: '=Nore', MaksYtelse: 2.5 });
    expect(outcome?.ok && outcome.value).not.toHaveProperty('separator');
  });

  test('leave of a row that stands what the table does not say, or says the same', async () => {
    const { rows, over } = await parsed(
      'Kraftverksnummer;Navn;Effekt (MW);Status\n2;Adamselv;50;I drift\n3;Aura;290;Nedlagt',
    );
    const value = {
      VannKraftverkID: '2',
      Navn: 'Adamselv ',
      MaksYtelse: '50,0',
      Konsesjoner: [{ KdbID: 1 }],
      Kraftverkstatus: null,
      Fylke: 'Finnmark',
    };
    const [first, second] = rows;
    const standing: RegisterRow = { key: '2', ownerNumber: '987', value };
    expect(first && over?.(standing, first)).toEqual(standing);
    const closed =
      second && over?.({ key: '3', ownerNumber: '', value: { ...value, MaksYtelse: 290 } }, second);
    expect(closed?.value).toEqual({
      ...value,
      VannKraftverkID: 3,
      Navn: 'Aura',
      MaksYtelse: 290,
      Kraftverkstatus: 'Ute av drift',
      ErIDrift: false,
      UnderBygging: false,
    });
  });
});
