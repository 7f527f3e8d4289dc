// Calls every request of a file through node-soap and prints what it reads. See toolkit-tour.ts.
import { readFileSync } from 'node:fs';
import soap from 'soap';

const [, , address, path] = process.argv;
const client = await soap.createClientAsync(address, { preserveWhitespace: true });

function build(form) {
  if (typeof form !== 'object' || form === null) return form;
  const members = form.items
    ? { [form.item]: form.items.map(build) }
    : Object.fromEntries(Object.entries(form.fields).map(([name, value]) => [name, build(value)]));
  return {
    attributes: { xsi_type: { type: form.$type, xmlns: client.wsdl.definitions.$targetNamespace } },
    ...members,
  };
}

const coded = (text) => ({ b64: Buffer.from(text).toString('base64') });

function* leaves(value, name = '') {
  if (value === null || value === undefined || value === '' || name === 'attributes') return;
  if (value instanceof Date) yield { time: value.getTime() };
  else if (typeof value === 'object') {
    // A value of any type has its text beside its attributes.
    for (const [member, held] of Object.entries(value)) yield* leaves(held, member);
  } else if (typeof value === 'number' && !Number.isFinite(value))
    yield coded(String(value).replace('Infinity', 'INF'));
  else yield typeof value === 'string' ? coded(value) : value;
}

for (const request of JSON.parse(readFileSync(path, 'utf8'))) {
  const report = { operation: request.operation };
  try {
    const input = Object.fromEntries(
      Object.entries(request.arguments).map(([name, value]) => [name, build(value)]),
    );
    if (request.descriptionOf !== undefined) {
      const [info] = await client.GetServerInfoAsync({ MapName: request.descriptionOf });
      input.MapDescription = info.Result.DefaultMapDescription;
    }
    const [result] = await client[`${request.operation}Async`](input);
    report.leaves = [...leaves(result)];
  } catch (error) {
    const fault = error.root?.Envelope?.Body?.Fault;
    if (!fault) throw error;
    report.fault = { text: fault.faultstring, code: fault.detail.error.code };
  }
  console.log(JSON.stringify(report, (_, value) => (Object.is(value, -0) ? coded('-0') : value)));
}
