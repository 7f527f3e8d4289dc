#!/usr/bin/perl
# Asks the service through SOAP::Lite, which reads the description at the bare address, and prints what it reads. See
# short-tour.ts.
use strict;
use warnings;
use JSON::PP;
use SOAP::Lite;

my ($address, $condition) = @ARGV;
my ($service) = values %{ SOAP::Schema->schema_url($address)->parse->services };

# SOAP::Lite writes messages of documents by hand: the description tells it their namespace and where they go.
sub ask {
    my ($operation, @fields) = @_;
    my $described = $service->{$operation} or die "The description has no $operation";
    my $client = SOAP::Lite->proxy("" . $described->{endpoint}->value)->ns("" . $described->{namespace}, 'm');
    my $answer = $client->on_action(sub { '' })->call($operation, @fields);
    return $answer->fault ? $answer->faultstring : $answer->result;
}

my $filter = SOAP::Data->name(QueryFilter => \SOAP::Data->name(WhereClause => $condition))->type('m:QueryFilter');
print JSON::PP->new->canonical->encode({
    maps  => ask('GetMapCount') + 0,
    name  => ask('GetMapName', SOAP::Data->name(Index => 1)),
    large => ask('QueryFeatureCount', SOAP::Data->name(MapName => ''), SOAP::Data->name(LayerID => 1), $filter) + 0,
    fault => ask('GetServerInfo', SOAP::Data->name(MapName => 'Nowhere')),
}), "\n";
