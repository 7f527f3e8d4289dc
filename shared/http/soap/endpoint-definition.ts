// What a SOAP service is made of.

import type { ManualTables } from '../../codec/reference/print-manual.ts';
import type { Dialect } from '../../codec/soap/dialect.ts';
import type { ReadRequest } from '../../codec/soap/read-request.ts';
import type { MessageStyle } from '../../codec/soap/write-messages.ts';
import type { DescriptionOptions } from '../../codec/wsdl/service-descriptions.ts';
import type { Scheduler } from '../../ports/scheduler.ts';
import type { OperationTable } from '../../schema/notation.ts';

export interface EndpointAnswer {
  readonly output: unknown;
  /** Whether the same request gets the same answer until data change. */
  readonly isOfDataOnly: boolean;
  /** Whether most of it is a picture, which does not get smaller by packing. */
  readonly isCompressed: boolean;
}

/** Who asks. */
export interface Caller {
  /** The address that the client used. */
  readonly origin: string;
  /** The manner in which long work goes on; it fails when the client no longer waits. */
  readonly scheduler: () => Scheduler;
}

export interface SoapEndpoint {
  /** Name on the page that people see who come by browser. */
  readonly title: string;
  readonly path: string;
  /** In which it is described unless the other is asked for. */
  readonly dialect: Dialect;
  readonly operations: OperationTable;
  read: ReadRequest;
  write(operation: string, output: unknown, style: MessageStyle): Uint8Array;
  answer(operation: string, input: object, caller: Caller): Promise<EndpointAnswer>;
  describe(address: string, options: DescriptionOptions): string;
  readonly manual: ManualTables;
  /** A message for an operation, which somebody could send. */
  sample(operation: string): string;
}
