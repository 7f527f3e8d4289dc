// Reads messages with gSOAP in strict mode and writes them again, then calls the service. Those of the kind `call` are
// requests that are sent to the service: its answer is written, or the code and the sentence of its fault. Those that name
// a map get the map's description, as GetServerInfo gave it, for their own. See gsoap.spec.ts. Arguments: folder of messages, address of the service. operations.inc names every operation.
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

// Requests that have a description of a map take the other one; the rest of the operations have nothing to put it in.
template <class Description, class Request>
static auto describe(Request &request, Description *description, int)
    -> decltype(request.MapDescription, int()) {
  request.MapDescription = description;
  return SOAP_OK;
}
template <class Description, class Request>
static int describe(Request &, Description *, long) {
  return SOAP_NO_TAG;
}

template <class Request>
static int describe(MapServerBindingProxy &service, Request &request, const std::string &map,
                    _ns1__GetServerInfoResponse &info) {
  _ns1__GetServerInfo question;
  question.MapName = map;
  if (service.GetServerInfo(&question, info)) return service.soap->error;
  return describe(request, info.Result->DefaultMapDescription, 0);
}

#undef OPERATION
#define OPERATION(name)                                                              \
  if (operation == #name) {                                                          \
    _ns1__##name request;                                                            \
    _ns1__##name##Response answer;                                                   \
    _ns1__GetServerInfoResponse info;                                                \
    if (soap_read__ns1__##name(ctx, &request)) return ctx->error;                    \
    ctx->is = nullptr;                                                               \
    ctx->os = nullptr;                                                               \
    if (!map.empty() && describe(service, request, map, info)) return ctx->error;    \
    if (service.name(&request, answer)) return ctx->error;                           \
    ctx->os = &out;                                                                  \
    return soap_write__ns1__##name##Response(ctx, &answer);                          \
  }

static int call(soap *ctx, const std::string &operation, const std::string &map, const std::string &address,
                std::ostream &out) {
  MapServerBindingProxy service(ctx);
  service.soap_endpoint = address.c_str();
#include "operations.inc"
  return SOAP_NO_TAG;
}

// The detail of a fault is not in the description: it comes as the text of its XML.
static void write_fault(soap *ctx, std::ostream &out) {
  if (!ctx->fault || !ctx->fault->faultstring) {
    soap_stream_fault(ctx, std::cerr);
    return;
  }
  const char *detail = ctx->fault->detail && ctx->fault->detail->__any ? ctx->fault->detail->__any : "";
  out << "FAULT " << ctx->fault->faultstring << "\n" << detail;
}

int main(int, char **arguments) {
  const std::string folder = std::string(arguments[1]) + "/";
  std::ifstream list(folder + "messages.txt");
  std::string operation, kind, name, map;
  while (list >> operation >> kind >> name && std::getline(list >> std::ws, map, ';')) {
    soap *ctx = context();
    std::ifstream in(folder + name);
    std::ofstream out(folder + name + ".out");
    ctx->is = &in;
    ctx->os = &out;
    if (kind == "call") {
      if (call(ctx, operation, map, arguments[2], out)) write_fault(ctx, out);
    } else if (pass(ctx, operation, kind)) {
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
