#!/usr/bin/perl
# Calls every request of a file through SOAP::Lite and prints what it reads. See toolkit-tour.ts.
use strict;
use warnings;
use JSON::PP;
use LWP::Simple ();
use MIME::Base64;
use SOAP::Lite;

my ($address, $path) = @ARGV;
my $description = LWP::Simple::get($address) or die "There is no description at $address";
my ($service) = values %{ SOAP::Schema->schema_url($address)->parse->services };

# SOAP::Lite writes messages of documents by hand: order and types of members are those of the description.
my (%members, %base, %typeOf);
while ($description =~ m{<(?:\w+:)?(?:complexType|element) name="(\w+)"[^>]*>\s*(?=<)(.*?)</(?:\w+:)?complexType>}gs) {
    my ($name, $content) = ($1, $2);
    $base{$name} = $1 if $content =~ m{extension base="(?:\w+:)?(\w+)"};
    while ($content =~ m{element name="(\w+)"(?:[^>]* type="(?:\w+:)?(\w+)")?}g) {
        push @{ $members{$name} }, $1;
        $typeOf{"$name.$1"} = $2;
    }
}

sub places_of {
    my ($type) = @_;
    my @names;
    for (; defined $type; $type = $base{$type}) { unshift @names, @{ $members{$type} || [] } }
    my $place = 0;
    return { map { ($_ => $place++) } @names };
}

sub in_order {
    my ($type, $fields) = @_;
    my $places = places_of($type);
    my @unknown = grep { !exists $places->{$_} } keys %$fields;
    die "The description of $type has no @unknown" if @unknown;
    return map { build($_, $fields->{$_}) } sort { $places->{$a} <=> $places->{$b} } keys %$fields;
}

sub build {
    my ($name, $form) = @_;
    my $data = SOAP::Data->name($name);
    return $data->attr({ 'xsi:nil' => 'true' }) if !defined $form;
    return $data->value($form ? 'true' : 'false')->type('') if JSON::PP::is_bool($form);
    if (ref $form) {
        my @parts = $form->{items}
            ? map { build($form->{item}, $_) } @{ $form->{items} }
            : in_order($form->{'$type'}, $form->{fields});
        return $data->type("m:$form->{'$type'}")->value(@parts ? \SOAP::Data->value(@parts) : '');
    }
    # Perl writes 15 digits by itself: coordinates would lose their millimetres.
    my $isFraction = $form =~ /^-?[\d.]+(e[-+]?\d+)?$/i && $form =~ /[.e]/i && !utf8::is_utf8($form);
    return $data->value($isFraction ? sprintf('%.17g', $form) : $form)->type('');
}

# What is described, where it does not say itself.
sub type_of {
    my ($data, $parent) = @_;
    for (; defined $parent; $parent = $base{$parent}) {
        my $type = $typeOf{ "$parent." . $data->name };
        return $type if defined $type;
    }
    return '';
}

sub leaves {
    my ($data, $found, $parent) = @_;
    my ($value) = $data->value;
    my ($own) = ($data->attr->{'{http://www.w3.org/2001/XMLSchema-instance}type'} || '') =~ /(\w+)$/;
    my $type = $own || type_of($data, $parent);
    if (ref $value) {
        # Structures without members come as what they are in Perl.
        return if ref $value ne 'REF';
        leaves($_, $found, $type) for $$value->value;
        return;
    }
    return if !defined $value || $value eq '';
    if ($type eq 'boolean') {
        push @$found, $value =~ /^(?:1|true)$/ ? JSON::PP::true : JSON::PP::false;
        return;
    }
    # What says its type itself is unpacked already.
    $value = decode_base64($value) if $type eq 'base64Binary' && !$own;
    utf8::encode($value) if utf8::is_utf8($value);
    push @$found, { b64 => encode_base64($value, '') };
}

my $json = JSON::PP->new->canonical;
open my $file, '<', $path or die $!;
my $requests = $json->decode(do { local $/; <$file> });
for my $request (@$requests) {
    my $operation = $request->{operation};
    my $described = $service->{$operation} or die "The description has no $operation";
    my $client = SOAP::Lite->proxy('' . $described->{endpoint}->value)->ns('' . $described->{namespace}, 'm');
    my $answer = $client->on_action(sub { '' })->call($operation, in_order($operation, $request->{arguments}));
    my %report = (operation => $operation);
    if ($answer->fault) {
        my $detail = $answer->faultdetail;
        my $code = ref $detail && ref $detail->{error} ? $detail->{error}{code} : '';
        $report{fault} = { text => $answer->faultstring, code => $code };
    } else {
        my @found;
        leaves($_, \@found, "${operation}Response") for $answer->dataof('/Envelope/Body/[1]/[>0]');
        $report{leaves} = \@found;
    }
    print $json->encode(\%report), "\n";
}
