import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOperations } from '../../shared/contracts/bridge/data-api.ts';
import type { HostForUiOperations } from '../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import type { InputOf, OutputOf } from '../../shared/schema/notation.ts';
import { useBridge } from './bridge-context.tsx';
import { question } from './query-client.ts';

/** The answer of the data window as it is now. */
export function useDataQuery<Name extends keyof DataOperations & string>(
  operation: Name,
  input: InputOf<BridgeTypes, DataOperations[Name]>,
) {
  const { data } = useBridge();
  return useQuery(question<DataOperations, Name>(data, operation, input));
}

/** The answers to several questions of one kind, in their order. */
export function useDataQueries<Name extends keyof DataOperations & string>(
  operation: Name,
  inputs: readonly InputOf<BridgeTypes, DataOperations[Name]>[],
) {
  const { data } = useBridge();
  return useQueries({
    queries: inputs.map((input) => question<DataOperations, Name>(data, operation, input)),
  });
}

/** The answer of the host as it is now. */
export function useHostQuery<Name extends keyof HostForUiOperations & string>(
  operation: Name,
  input: InputOf<BridgeTypes, HostForUiOperations[Name]>,
) {
  const { host } = useBridge();
  return useQuery(question<HostForUiOperations, Name>(host, operation, input));
}

/** Takes the answer of the host that a change brought, so that whoever shows the old one shows it too. */
export function useNewHostAnswer<Name extends keyof HostForUiOperations & string>(
  operation: Name,
  input: InputOf<BridgeTypes, HostForUiOperations[Name]>,
) {
  const client = useQueryClient();
  return (answer: OutputOf<BridgeTypes, HostForUiOperations[Name]>) =>
    client.setQueryData([operation, input], () => answer);
}
