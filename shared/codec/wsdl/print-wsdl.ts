import { type SchemaPrint, schemaNode } from './schema-nodes.ts';
import { element, printXml, text, type XmlNode } from './xml-nodes.ts';

export interface WsdlPrint extends SchemaPrint {
  /** Name of the service element. */
  readonly service: string;
  /** What port type, binding and port are named after: `MapServer` gives MapServerPort and MapServerBinding. */
  readonly port: string;
  /** The address that the client used. */
  readonly address: string;
}

const WSDL = 'http://schemas.xmlsoap.org/wsdl/';
const SOAP = 'http://schemas.xmlsoap.org/wsdl/soap/';
const HTTP_TRANSPORT = 'http://schemas.xmlsoap.org/soap/http';

function messageNodes(name: string): readonly XmlNode[] {
  const message = (suffix: string, of: string) =>
    element('wsdl:message', { name: `${name}${suffix}` }, [
      element('wsdl:part', { name: 'parameters', element: `tns:${of}` }),
    ]);
  return [message('In', name), message('Out', `${name}Response`)];
}

function portOperation(name: string, doc: string): XmlNode {
  return element('wsdl:operation', { name }, [
    element('wsdl:documentation', {}, [text(doc)]),
    element('wsdl:input', { message: `tns:${name}In` }),
    element('wsdl:output', { message: `tns:${name}Out` }),
  ]);
}

function bindingOperation(name: string): XmlNode {
  const body = element('soap:body', { use: 'literal' });
  return element('wsdl:operation', { name }, [
    element('soap:operation', { soapAction: '', style: 'document' }),
    element('wsdl:input', {}, [body]),
    element('wsdl:output', {}, [body]),
  ]);
}

/** The description of a service: WSDL 1.1 with its schema inline, document/literal, one SOAP 1.1 port. */
export function printWsdl(print: WsdlPrint): string {
  const operations = Object.entries(print.operations);
  const names = operations.map(([name]) => name);
  return printXml(
    element(
      'wsdl:definitions',
      {
        'xmlns:wsdl': WSDL,
        'xmlns:soap': SOAP,
        'xmlns:tns': print.namespace,
        targetNamespace: print.namespace,
      },
      [
        element('wsdl:types', {}, [schemaNode(print)]),
        ...names.flatMap(messageNodes),
        element(
          'wsdl:portType',
          { name: `${print.port}Port` },
          operations.map(([name, { doc }]) => portOperation(name, doc)),
        ),
        element('wsdl:binding', { name: `${print.port}Binding`, type: `tns:${print.port}Port` }, [
          element('soap:binding', { transport: HTTP_TRANSPORT, style: 'document' }),
          ...names.map(bindingOperation),
        ]),
        element('wsdl:service', { name: print.service }, [
          element('wsdl:port', { name: `${print.port}Port`, binding: `tns:${print.port}Binding` }, [
            element('soap:address', { location: print.address }),
          ]),
        ]),
      ],
    ),
  );
}

/** The schema alone. */
export function printXsd(print: SchemaPrint): string {
  return printXml(schemaNode(print));
}
