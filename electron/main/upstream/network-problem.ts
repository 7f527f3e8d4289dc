// What stops a request before anybody answers, in words that a screen can say in its own language.

type NetworkProblem =
  | 'refused'
  | 'unknownHost'
  | 'noNetwork'
  | 'proxy'
  | 'silent'
  | 'cutOff'
  | 'untrusted'
  | 'other';

/** By the codes of Node's sockets and of its fetch, and by those of Chromium's network, as Electron names them. */
const PROBLEMS: { readonly [code: string]: NetworkProblem } = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  ENETUNREACH: 'noNetwork',
  EHOSTUNREACH: 'noNetwork',
  ETIMEDOUT: 'silent',
  UND_ERR_CONNECT_TIMEOUT: 'silent',
  ECONNRESET: 'cutOff',
  EPIPE: 'cutOff',
  UND_ERR_SOCKET: 'cutOff',
  CERT_HAS_EXPIRED: 'untrusted',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'untrusted',
  'net::ERR_CONNECTION_REFUSED': 'refused',
  'net::ERR_NAME_NOT_RESOLVED': 'unknownHost',
  'net::ERR_INTERNET_DISCONNECTED': 'noNetwork',
  'net::ERR_ADDRESS_UNREACHABLE': 'noNetwork',
  'net::ERR_NETWORK_ACCESS_DENIED': 'noNetwork',
  'net::ERR_PROXY_CONNECTION_FAILED': 'proxy',
  'net::ERR_TUNNEL_CONNECTION_FAILED': 'proxy',
  'net::ERR_PROXY_AUTH_UNSUPPORTED': 'proxy',
  'net::ERR_PROXY_CERTIFICATE_INVALID': 'proxy',
  'net::ERR_MANDATORY_PROXY_CONFIGURATION_FAILED': 'proxy',
  'net::ERR_NETWORK_CHANGED': 'cutOff',
  'net::ERR_CONNECTION_TIMED_OUT': 'silent',
  'net::ERR_TIMED_OUT': 'silent',
  'net::ERR_CONNECTION_RESET': 'cutOff',
  'net::ERR_CONNECTION_CLOSED': 'cutOff',
  'net::ERR_EMPTY_RESPONSE': 'cutOff',
  'net::ERR_CONTENT_LENGTH_MISMATCH': 'cutOff',
  'net::ERR_INCOMPLETE_CHUNKED_ENCODING': 'cutOff',
};

/** There are twenty of them, all about a certificate: too old, of nobody known, for another name. */
const CERTIFICATE_ERROR = 'net::ERR_CERT_';

/** The service said nothing for too long. */
export class SilenceError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Which of the problems an error is, and what the system says of it. */
export function networkProblem(error: unknown): { problem: NetworkProblem; reason: string } {
  if (!(error instanceof Error)) return { problem: 'other', reason: String(error) };
  // fetch says only "fetch failed"; what happened is its cause. Of several addresses that were tried, the first speaks.
  const cause = error.cause instanceof Error ? error.cause : error;
  const first = cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause;
  // An error of Chromium's network has its code for a message.
  const code = 'code' in first ? String(first.code) : first.message;
  const known = code.startsWith(CERTIFICATE_ERROR) ? 'untrusted' : PROBLEMS[code];
  return { problem: known ?? 'other', reason: first.message || first.name };
}
