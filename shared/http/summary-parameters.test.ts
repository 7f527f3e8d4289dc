import { describe, expect, test } from 'vitest';
import { readSummaryParameters } from './summary-parameters.ts';

const read = (query: string) => readSummaryParameters(query, 2026);

function problem(query: string) {
  try {
    return { taken: read(query) };
  } catch (error) {
    return error;
  }
}

test.each([
  ['year=2012', { year: 2012 }],
  ['YEAR=2026&page=2&mediaType=json', { year: 2026 }],
  ['year=2020&period=12', { year: 2020, period: '12' }],
  ['year=2020&Period=Q4', { year: 2020, period: 'q4' }],
  ['year=2020&monthOrQuarter=q1', { year: 2020, period: 'q1' }],
  ['month=1&year=2020', { year: 2020, period: '1' }],
  ['year=2020&m=9', { year: 2020, period: '9' }],
  ['year=2020&quarter=3', { year: 2020, period: 'q3' }],
  ['year=2020&q=q2', { year: 2020, period: 'q2' }],
])('%s is understood', (query, parameters) => {
  expect(read(query)).toEqual(parameters);
});

describe('what is wrong names the parameter and what is allowed', () => {
  const years = '2012 to 2026';
  test.each([
    ['', 'http/missing-parameter', { name: 'year', allowed: years }],
    ['period=1', 'http/missing-parameter', { name: 'year', allowed: years }],
    ['year=', 'http/empty-parameter', { name: 'year', allowed: years }],
    ['Year=2011', 'http/bad-parameter', { name: 'Year', value: '2011', allowed: years }],
    ['year=2027', 'http/bad-parameter', { name: 'year', value: '2027', allowed: years }],
    ['year=2e3', 'http/bad-parameter', { name: 'year', value: '2e3', allowed: years }],
    ['year=2020&year=2020', 'http/repeated-parameter', { names: 'year, year' }],
    [
      'year=2020&period=13',
      'http/bad-parameter',
      { name: 'period', value: '13', allowed: '1 to 12 or q1 to q4' },
    ],
    ['year=2020&period=0', 'http/bad-parameter', { value: '0' }],
    ['year=2020&period=q5', 'http/bad-parameter', { value: 'q5' }],
    ['year=2020&period=', 'http/empty-parameter', { name: 'period', allowed: '1 to 12 or q1 to q4' }],
    ['year=2020&month=q1', 'http/bad-parameter', { name: 'month', value: 'q1', allowed: '1 to 12' }],
    ['year=2020&q=5', 'http/bad-parameter', { name: 'q', value: '5', allowed: '1 to 4 or q1 to q4' }],
    ['year=2020&period=1&m=1', 'http/repeated-parameter', { names: 'period, m' }],
    ['year=2020&q=1&Q=1', 'http/repeated-parameter', { names: 'q, Q' }],
  ])('%s', (query, code, details) => {
    expect(problem(query)).toMatchObject({ code, details });
  });
});
