import { isJsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useText } from '../../../i18n/text.tsx';
import { usePlaceActions, useSelectionActions } from '../../../state/use-stores.ts';
import type { RegisterLabels } from '../../../table/labels/register-labels.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './card-lists.module.css';

interface CertificateListProps {
  readonly certificates: readonly BridgeType<'CertificateMatch'>[];
  readonly labels: RegisterLabels;
}

/** The applications that belong to the plant, each with how sure that is. */
export function CertificateList({ certificates, labels }: CertificateListProps) {
  const text = useText();
  return (
    <section>
      <h3 className={styles['title']}>{text('plants.card.certificates')}</h3>
      {certificates.length === 0 ? (
        <p className={styles['none']}>{text('plants.card.noCertificates')}</p>
      ) : (
        <ul className={styles['list']}>
          {certificates.map((certificate) => (
            <CertificateLine key={certificate.rowKey} certificate={certificate} labels={labels} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CertificateLine({
  certificate,
  labels,
}: {
  readonly certificate: BridgeType<'CertificateMatch'>;
  readonly labels: RegisterLabels;
}) {
  const text = useText();
  const places = usePlaceActions();
  const applications = useSelectionActions('applications');
  const row = isJsonObject(certificate.row) ? certificate.row : {};
  const name = String(row['KraftverksNavn'] ?? '');
  const amount = (member: string) => {
    const value = row[member];
    return typeof value === 'number' ? labels.cells.number(value, 3) : '–';
  };
  return (
    <li>
      <span className={styles['line']}>
        <strong>{name}</strong>
        <Badge tone={certificate.certainty === 'match' ? 'good' : 'warn'}>
          {text(certificate.certainty === 'match' ? 'plants.card.match' : 'plants.card.possible')}
        </Badge>
      </span>
      <span>
        {text('plants.card.certificate', {
          whole: amount('GWh'),
          eligible: amount('ProduksjonGWhForventetElsertifikatberettiget'),
        })}
      </span>
      <Button
        tone="quiet"
        size="small"
        onPress={() => {
          applications.select([certificate.rowKey], certificate.rowKey);
          applications.activate(certificate.rowKey);
          places.go('certificates');
        }}
      >
        {text('plants.card.openCertificate', { name })}
      </Button>
    </li>
  );
}
