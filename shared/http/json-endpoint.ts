import type { FoundOperation } from '../contracts/services.ts';
import type { HttpReply, HttpRequest } from './replies.ts';

/** Answers the operations of JSON services. What it throws is told by `errorReply`. */
export type JsonEndpoint = (request: HttpRequest, found: FoundOperation) => Promise<HttpReply>;
