import {POLICY_DAYS} from './shop.generated.ts';

/** When a purchase is paid back. */
export const REFUND = `Si un archivo no abre, está incompleto o no corresponde a su descripción, tienes ${POLICY_DAYS.faulty} días desde tu compra para decirlo: se corrige o se te devuelve lo que pagaste. Si cambias de opinión y no has descargado los archivos, tienes ${POLICY_DAYS.regret} días corridos. Una vez descargados, solo cuando la ley de tu país lo permite.`;
