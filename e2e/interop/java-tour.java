// Asks the service through JAX-WS, from its bare address and the classes that wsimport made of it, and prints what it
// reads. See short-tour.ts.

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import javax.xml.namespace.QName;
import javax.xml.ws.Service;
import javax.xml.ws.soap.SOAPFaultException;

class JavaTour {
    public static void main(String[] args) throws Exception {
        String address = args[0], folder = args[1], namespace = args[2], where = args[3];
        Service service = Service.create(new URL(address), new QName(namespace, "Varde_MapServer"));
        Class<?> type = Class.forName(folder + ".MapServerPort");
        Object port = service.getPort(type);
        Object filter = Class.forName(folder + ".QueryFilter").getConstructor().newInstance();
        filter.getClass().getMethod("setWhereClause", String.class).invoke(filter, where);
        filter.getClass().getMethod("setResolution", double.class).invoke(filter, 0.0);
        System.out.printf(
            "{\"maps\":%s,\"name\":\"%s\",\"large\":%s,\"fault\":\"%s\"}%n",
            call(port, "getMapCount"),
            call(port, "getMapName", 1),
            call(port, "queryFeatureCount", "", 1, filter),
            call(port, "getServerInfo", "Nowhere"));
    }

    private static Object call(Object port, String name, Object... arguments) throws Exception {
        for (Method method : port.getClass().getMethods()) {
            if (!method.getName().equals(name)) continue;
            try {
                return method.invoke(port, arguments);
            } catch (InvocationTargetException failure) {
                if (failure.getCause() instanceof SOAPFaultException fault) return fault.getFault().getFaultString();
                throw failure;
            }
        }
        throw new NoSuchMethodException(name);
    }
}
