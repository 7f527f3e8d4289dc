import { useText } from '../../i18n/text.tsx';
import { useRegisterModes } from '../../table/modes/use-register-modes.tsx';
import { RegisterWorkbench } from '../../table/workbench/register-workbench.tsx';
import { CertificateAside } from './certificate-aside.tsx';
import { certificatesDescription } from './certificates-description.ts';

/** The certificate applications: table, quarter series and card. */
export function CertificatesPlace() {
  const text = useText();
  const modes = useRegisterModes();
  return (
    <RegisterWorkbench
      description={certificatesDescription}
      modes={modes}
      aside={{
        label: text('certificates.aside'),
        share: 32,
        render: (model) => <CertificateAside model={model} />,
      }}
    />
  );
}
