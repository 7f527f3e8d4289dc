import type { JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';

/** The way to tell the user something that is no answer to a call. */
export interface NoticePort {
  /** Of one code, register and file the last details count. What is told of a register is forgotten with its next import. */
  tell(code: BridgeType<'NoticeCode'>, details: JsonObject): Promise<void>;
}
