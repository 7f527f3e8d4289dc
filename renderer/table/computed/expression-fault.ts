import type { ExpressionFault } from '../../../shared/tables/computed-columns.ts';
import type { Text } from '../../i18n/create-text.ts';

/** What is wrong with an expression, in words. */
export function expressionFault(reason: ExpressionFault | undefined, text: Text): string {
  switch (reason?.code) {
    case 'unreadable':
      return text('table.computed.unreadable', { rest: reason.rest });
    case 'no-field':
      return text('table.computed.noField', { name: reason.name });
    case 'no-function':
      return text('table.computed.noFunction', { name: reason.name });
    case 'operand-count':
      return text('table.computed.operandCount', {
        name: reason.name,
        least: reason.least,
        most: reason.most,
      });
    case 'other-type':
      return text('table.computed.otherType', { expected: reason.expected, found: reason.found });
    case 'ends-early':
      return text('table.computed.endsEarly');
    default:
      return text('table.computed.tooLong');
  }
}
