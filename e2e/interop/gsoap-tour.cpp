// Reads messages with gSOAP in strict mode and writes them again, then calls the service. See gsoap.spec.ts.
// Arguments: folder of messages, address of the service. operations.inc names every operation.
#include <fstream>
#include <iostream>
#include <string>

#include "MapServerBinding.nsmap"
#include "soapMapServerBindingProxy.h"

static soap *context() { return soap_new1(SOAP_XML_STRICT | SOAP_C_UTFSTRING); }

#define OPERATION(name)                                                                  \
  if (operation == #name) {                                                              \
    if (kind == "request") {                                                             \
      _ns1__##name value;                                                                \
      return soap_read__ns1__##name(ctx, &value) || soap_write__ns1__##name(ctx, &value); \
    }                                                                                    \
    _ns1__##name##Response value;                                                        \
    return soap_read__ns1__##name##Response(ctx, &value) ||                              \
           soap_write__ns1__##name##Response(ctx, &value);                               \
  }

static int pass(soap *ctx, const std::string &operation, const std::string &kind) {
#include "operations.inc"
  return SOAP_NO_TAG;
}

int main(int, char **arguments) {
  const std::string folder = std::string(arguments[1]) + "/";
  std::ifstream list(folder + "messages.txt");
  std::string operation, kind, name;
  while (list >> operation >> kind >> name) {
    soap *ctx = context();
    std::ifstream in(folder + name);
    std::ofstream out(folder + name + ".out");
    ctx->is = &in;
    ctx->os = &out;
    if (pass(ctx, operation, kind)) {
      std::cerr << name << ": ";
      soap_stream_fault(ctx, std::cerr);
    }
    soap_destroy(ctx);
    soap_end(ctx);
    soap_free(ctx);
  }
  soap *ctx = context();
  MapServerBindingProxy service(ctx);
  service.soap_endpoint = arguments[2];
  _ns1__GetMapCount count;
  _ns1__GetMapCountResponse answer;
  if (service.GetMapCount(&count, answer) == SOAP_OK) std::cout << answer.Result << "\n";
  _ns1__GetServerInfo info;
  _ns1__GetServerInfoResponse unused;
  info.MapName = "nowhere";
  if (service.GetServerInfo(&info, unused) != SOAP_OK) std::cout << ctx->fault->faultstring << "\n";
  return 0;
}
