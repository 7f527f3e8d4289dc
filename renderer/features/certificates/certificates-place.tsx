import { useText } from '../../i18n/text.tsx';
import { RegisterWorkbench, type WorkbenchMode } from '../../table/workbench/register-workbench.tsx';
import { CertificateAside } from './certificate-aside.tsx';
import { certificatesDescription } from './certificates-description.ts';

const MODES: readonly WorkbenchMode[] = [];

/** The certificate applications: table, quarter series and card. */
export function CertificatesPlace() {
  const text = useText();
  return (
    <RegisterWorkbench
      description={certificatesDescription}
      modes={MODES}
      aside={{
        label: text('certificates.aside'),
        share: 36,
        render: (model) => <CertificateAside model={model} />,
      }}
    />
  );
}
