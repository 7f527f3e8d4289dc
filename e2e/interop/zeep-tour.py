"""Calls every request of a file through zeep, in strict mode, and prints what it reads. See toolkit-tour.ts."""
import base64
import datetime
import json
import math
import sys

import zeep

address, path = sys.argv[1:3]
client = zeep.Client(address, settings=zeep.Settings(strict=True, xml_huge_tree=True))
namespace = next(iter(client.wsdl.bindings))[1:].split("}")[0]


def build(form):
    if not isinstance(form, dict):
        return form
    make = client.get_type("{%s}%s" % (namespace, form["$type"]))
    if "items" in form:
        return make([build(item) for item in form["items"]])
    return make(**{name: build(value) for name, value in form["fields"].items()})


def coded(data):
    return {"b64": base64.b64encode(data).decode()}


def leaves(value):
    if value is None or value == "" or value == b"":
        return
    if isinstance(value, bool) or isinstance(value, int):
        yield value
    elif isinstance(value, float):
        yield value if math.isfinite(value) else coded(str(value).replace("inf", "INF").replace("nan", "NaN").encode())
    elif isinstance(value, str):
        yield coded(value.encode())
    elif isinstance(value, bytes):
        yield coded(value)
    elif isinstance(value, datetime.datetime):
        utc = value.replace(tzinfo=datetime.timezone.utc)
        epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
        yield {"time": (utc - epoch) // datetime.timedelta(milliseconds=1)}
    elif isinstance(value, list):
        for item in value:
            yield from leaves(item)
    else:
        # A compound value: its members in the order of the schema.
        members = value.__values__ if hasattr(value, "__values__") else value
        for member in members.values():
            yield from leaves(member)


def complete(value):
    """Puts the empty texts back that zeep reads as None, and then misses when it writes what it read."""
    for name, element in value._xsd_type.elements:
        held = getattr(value, name, None)
        for each in held if isinstance(held, list) else [held]:
            if hasattr(each, "_xsd_type"):
                complete(each)
        if held is None and element.min_occurs > 0 and not element.nillable:
            value[name] = ""
    return value


for request in json.load(open(path, encoding="utf-8")):
    report = {"operation": request["operation"]}
    try:
        arguments = {name: build(value) for name, value in request["arguments"].items()}
        if "descriptionOf" in request:
            info = client.service.GetServerInfo(MapName=request["descriptionOf"])
            arguments["MapDescription"] = complete(info.DefaultMapDescription)
        report["leaves"] = list(leaves(client.service[request["operation"]](**arguments)))
    except zeep.exceptions.Fault as fault:
        code = fault.detail.findtext(".//{urn:varde:errors}code")
        report["fault"] = {"text": fault.message, "code": code}
    print(json.dumps(report))
