import { expect, test } from 'vitest';
import { networkProblem } from './network-problem.ts';

const failed = (cause: unknown) => Object.assign(new TypeError('fetch failed'), { cause });
const withCode = (code: string) => Object.assign(new Error(`it was ${code}`), { code });

test.each([
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'unknownHost'],
  ['UND_ERR_SOCKET', 'cutOff'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted'],
])('%s is known by its cause', (code, problem) => {
  expect(networkProblem(failed(withCode(code)))).toEqual({ problem, reason: `it was ${code}` });
});

test.each([
  ['net::ERR_CONNECTION_REFUSED', 'refused'],
  ['net::ERR_NAME_NOT_RESOLVED', 'unknownHost'],
  ['net::ERR_INTERNET_DISCONNECTED', 'noNetwork'],
  ['net::ERR_CONNECTION_TIMED_OUT', 'silent'],
  ['net::ERR_CONNECTION_RESET', 'cutOff'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'untrusted'],
  ['net::ERR_PROXY_CONNECTION_FAILED', 'proxy'],
  ['net::ERR_TUNNEL_CONNECTION_FAILED', 'proxy'],
])('%s of the network of Chromium is known by its message', (message, problem) => {
  expect(networkProblem(new Error(message))).toEqual({ problem, reason: message });
});

test('of several addresses the first tells what happened', () => {
  const cause = new AggregateError([withCode('ECONNREFUSED'), withCode('ENETUNREACH')]);
  expect(networkProblem(failed(cause)).problem).toBe('refused');
});

test('what is not known is told as the system says it', () => {
  expect(networkProblem(failed(new Error('bad port')))).toEqual({ problem: 'other', reason: 'bad port' });
  expect(networkProblem('odd')).toEqual({ problem: 'other', reason: 'odd' });
});

test('a refused connection is refused in the words of Node too', async () => {
  const error = await fetch('http://127.0.0.1:2').catch((reason: unknown) => reason);
  expect(networkProblem(error).problem).toBe('refused');
});
