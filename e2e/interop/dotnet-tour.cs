// Asks the service through the proxy that wsdl made of its bare address, and prints what it reads. See short-tour.ts.

using System;
using System.Web.Services.Protocols;

public static class Tour
{
    public static void Main(string[] args)
    {
        var service = new Varde_MapServer();
        var filter = new QueryFilter { WhereClause = args[0], Resolution = 0 };
        string fault = "";
        try { service.GetServerInfo("Nowhere"); }
        catch (SoapException refusal) { fault = refusal.Message; }
        Console.WriteLine(
            "{{\"maps\":{0},\"name\":\"{1}\",\"large\":{2},\"fault\":\"{3}\"}}",
            service.GetMapCount(),
            service.GetMapName(1),
            service.QueryFeatureCount("", 1, filter),
            fault);
    }
}
