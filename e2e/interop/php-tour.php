<?php
// Calls every request of a file through PHP's SoapClient and prints what it reads. See toolkit-tour.ts.
[, $address, $path] = $argv;
ini_set('soap.wsdl_cache_enabled', '0');
ini_set('serialize_precision', '-1');
// Of what it sends: with 14 digits coordinates would lose their millimetres.
ini_set('precision', '17');
$options = ['features' => SOAP_SINGLE_ELEMENT_ARRAYS, 'cache_wsdl' => WSDL_CACHE_NONE];
$client = new SoapClient($address, $options);
// A client for what is read and sent back: with a class for each type, as programs generate them. Without, PHP forgets
// which kind a value was of.
$classes = [];
foreach ($client->__getTypes() as $type) {
    if (preg_match('/^struct (\w+)/', $type, $found)) {
        $classes[$found[1]] = "Read$found[1]";
        eval("class Read$found[1] extends stdClass {}");
    }
}
$typedClient = new SoapClient($address, $options + ['classmap' => $classes]);
preg_match('/targetNamespace="([^"]+)"/', file_get_contents($address), $match);
$namespace = html_entity_decode($match[1]);

// Equal values are one object, as programs reuse a point or a colour: PHP then sends id and href.
function build($form)
{
    global $namespace, $built;
    if (!is_array($form)) {
        return $form;
    }
    $key = json_encode($form);
    if (isset($built[$key])) {
        return $built[$key];
    }
    $members = isset($form['items'])
        ? [$form['item'] => array_map('build', $form['items'])]
        : array_map('build', $form['fields']);
    return $built[$key] = new SoapVar((object) $members, SOAP_ENC_OBJECT, $form['$type'], $namespace);
}

function leaves($value, array &$found): void
{
    if ($value === null || $value === '') {
        return;
    }
    if (is_object($value) || is_array($value)) {
        foreach ($value as $member) {
            leaves($member, $found);
        }
    } elseif (is_float($value) && !is_finite($value)) {
        $found[] = ['b64' => base64_encode(is_nan($value) ? 'NaN' : ($value > 0 ? 'INF' : '-INF'))];
    } else {
        $found[] = is_string($value) ? ['b64' => base64_encode($value)] : $value;
    }
}

foreach (json_decode(file_get_contents($path), true) as $request) {
    $report = ['operation' => $request['operation']];
    $built = [];
    try {
        $arguments = (object) array_map('build', $request['arguments']);
        $caller = $client;
        if (isset($request['descriptionOf'])) {
            $caller = $typedClient;
            $info = $caller->GetServerInfo((object) ['MapName' => $request['descriptionOf']]);
            $arguments->MapDescription = $info->Result->DefaultMapDescription;
        }
        $found = [];
        leaves($caller->__soapCall($request['operation'], [$arguments]), $found);
        $report['leaves'] = $found;
    } catch (SoapFault $fault) {
        $report['fault'] = ['text' => $fault->faultstring, 'code' => $fault->detail->error->code ?? ''];
    }
    echo json_encode($report, JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR), "\n";
}
