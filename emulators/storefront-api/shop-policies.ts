/**
 * The policies of the demo shop, complete, as its operator would paste them into the provider's editor. The
 * seller is fictitious, and each text says so.
 */
export interface PolicyData {
  readonly handle: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

export interface PoliciesData {
  readonly termsOfService: PolicyData | null;
  readonly privacyPolicy: PolicyData | null;
  readonly refundPolicy: PolicyData | null;
}

const SELLER =
  'Ediciones Ejemplo, S.A. de C.V. (vendedor ficticio), RFC XAXX010101000, Calle Ficticia 123, Col. Ejemplo, 06000 Ciudad de México, México';

export const DEMO_POLICIES: PoliciesData = {
  termsOfService: {
    handle: 'terms-of-service',
    title: 'Términos del servicio',
    body: `<p><strong>Vende:</strong> ${SELLER}. Correo: <a href="mailto:soporte@reventaplr.example">soporte@reventaplr.example</a>. Al comprar en Reventa PLR aceptas estos términos. Última actualización: 22 de noviembre de 2026.</p>
<h2>1. Qué vendemos</h2>
<p>Vendemos productos digitales: archivos que descargas y que no se envían por correo postal. La página de cada producto dice qué archivos trae, en qué formatos y bajo qué licencia.</p>
<h2>2. Precio y pago</h2>
<ul>
<li>Los precios se muestran en la moneda que indica la tienda y se pagan una sola vez, sin suscripción.</li>
<li>Pagas en la página de pago de nuestro proveedor; los datos de tu tarjeta no pasan por nosotros.</li>
<li>Antes de pagar ves el total. Las ofertas terminan cuando su contador llega a cero.</li>
</ul>
<h2>3. Entrega</h2>
<p>Cuando se confirma tu pago tus archivos quedan listos en Mis productos, y recibes por correo el enlace que los abre. Si no llega en 24 horas, escríbenos y lo resolvemos o te devolvemos el dinero.</p>
<h2>4. Licencia</h2>
<p>Compras una licencia de uso, no la propiedad del contenido. Qué puedes hacer y qué no lo dice <a href="/licencia">la licencia</a> vigente el día de tu compra, que es parte de estos términos y que tu certificado nombra por su versión.</p>
<h2>5. Tu cuenta</h2>
<p>No necesitas cuenta para comprar. Si creas una, cuida tu contraseña y avísanos si crees que alguien más la usa.</p>
<h2>6. Ingresos</h2>
<p>Las cifras de ingresos que aparecen en la tienda son ejemplos y no una promesa. Lo que ganes depende de tu trabajo, de tu precio y de tu público; nadie puede garantizarte ventas.</p>
<h2>7. Responsabilidad</h2>
<p>Respondemos por que los archivos correspondan a su descripción y se puedan abrir. El contenido es informativo: quien lo publica con su marca revisa que cumpla las reglas de su país y de la plataforma en la que vende, en especial en temas de salud y de finanzas.</p>
<h2>8. Quejas y ley aplicable</h2>
<p>Puedes presentar una queja o ejercer tu derecho de arrepentimiento, sin cuenta, en <a href="/arrepentimiento">esta página</a>. Rigen las leyes de los Estados Unidos Mexicanos, sin que eso te quite los derechos que te da la ley de tu país como consumidor.</p>`,
  },
  privacyPolicy: {
    handle: 'privacy-policy',
    title: 'Política de privacidad',
    body: `<p><strong>Responsable de tus datos:</strong> ${SELLER}. Correo para asuntos de privacidad: <a href="mailto:soporte@reventaplr.example">soporte@reventaplr.example</a>. Última actualización: 22 de noviembre de 2026.</p>
<h2>1. Qué datos tratamos</h2>
<ul>
<li><strong>De tu compra:</strong> nombre, correo, país y lo que compraste. El pago lo procesa nuestro proveedor; no vemos los datos de tu tarjeta.</li>
<li><strong>De tu cuenta, si creas una:</strong> tu correo, tu contraseña cifrada y tus favoritos.</li>
<li><strong>De tus mensajes:</strong> lo que escribes en los formularios de contacto, de aviso y de arrepentimiento o queja.</li>
<li><strong>De tu navegador:</strong> el carrito, los favoritos y las ofertas se guardan en tu dispositivo y no nos llegan hasta que pagas.</li>
</ul>
<h2>2. Para qué los usamos</h2>
<ol>
<li>Para entregarte lo que compras y atenderte: lo exige el contrato.</li>
<li>Para cumplir obligaciones fiscales y de protección al consumidor: lo exige la ley.</li>
<li>Para avisarte de un producto o medir visitas: solo con tu consentimiento, que puedes retirar cuando quieras.</li>
</ol>
<h2>3. Con quién los compartimos</h2>
<p>Con quienes nos prestan servicios (tienda y pagos, cuentas y mensajes, envío de correos), que los tratan por nuestro encargo y pueden estar en otros países. No vendemos tus datos.</p>
<h2>4. Cuánto tiempo los guardamos</h2>
<p>Los de tus compras, lo que exigen las leyes fiscales; los de tu cuenta, hasta que pidas borrarla; los mensajes, dos años; las solicitudes de arrepentimiento y quejas, lo que exige la ley de protección al consumidor.</p>
<h2>5. Tus derechos</h2>
<p>Puedes pedir acceso, rectificación, cancelación u oposición, y llevarte tus datos. Escríbenos al correo de arriba o por <a href="/contacto">el formulario de contacto</a>; respondemos en 20 días hábiles como máximo. Si no quedas conforme, puedes acudir a la autoridad de protección de datos de tu país.</p>
<h2>6. Asistente virtual</h2>
<p>SofIA, el chat de la tienda, es un programa. Lo que le escribes se usa para responderte y no se guarda con tu nombre.</p>`,
  },
  refundPolicy: {
    handle: 'refund-policy',
    title: 'Política de reembolsos',
    body: `<p><strong>Vende:</strong> ${SELLER}. Última actualización: 22 de noviembre de 2026.</p>
<h2>1. Si algo está mal</h2>
<p>Si un archivo no abre, está incompleto o no corresponde a su descripción, escríbenos en los 30 días siguientes a tu compra. Lo corregimos en 5 días hábiles; si no podemos, te devolvemos todo lo que pagaste por él.</p>
<h2>2. Si cambias de opinión</h2>
<p>Mientras no hayas descargado los archivos puedes arrepentirte en los 10 días corridos siguientes a tu compra, sin dar motivos, y te devolvemos el total. Si la ley de tu país te da más días, cuentan esos. Si ya los descargaste, puedes pedirlo cuando la ley de tu país lo permite para contenido digital.</p>
<h2>3. Cómo lo pides</h2>
<ol>
<li>Llena <a href="/arrepentimiento">el formulario de arrepentimiento y quejas</a>. No necesitas cuenta.</li>
<li>Guarda el número que recibes en pantalla.</li>
<li>Te respondemos por correo dentro del plazo que ves junto al número.</li>
</ol>
<h2>4. Cómo te devolvemos el dinero</h2>
<p>Al mismo medio con el que pagaste, en 10 días hábiles como máximo desde que aceptamos la solicitud. Tu banco puede tardar algo más en mostrarlo. Con el reembolso termina la licencia de ese producto.</p>
<h2>5. Qué no cubre</h2>
<p>No devolvemos el dinero porque un producto no se vendió como esperabas: los ingresos dependen de tu trabajo y no los garantizamos.</p>`,
  },
};
