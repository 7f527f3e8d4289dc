// Attachments.

import type { TypeTable } from '../../../schema/notation.ts';

export const attachmentsTypes = {
  AttachmentInfo: {
    doc: 'What is known of an attachment without its bytes.',
    fields: {
      AttachmentID: ['int', 'Number of the attachment.'],
      ParentID: ['int', 'Object id of the owning row.'],
      Name: ['string', 'File name.'],
      ContentType: ['string', 'MIME type.'],
      Size: ['int', 'Size, bytes.'],
    },
  },
  AttachmentData: {
    doc: 'An attachment, as bytes or as an address.',
    fields: {
      Data: ['base64Binary', 'Bytes, when embedded; else empty.'],
      AttachmentInfo: ['AttachmentInfo', 'What is known of the attachment.'],
      URL: ['string', 'Address, when not embedded; else empty.'],
      TransportType: ['geoTransportType', 'As bytes, or as an address.'],
    },
  },
  geoTransportType: {
    doc: 'How an attachment is returned.',
    values: {
      geoTransportTypeEmbedded: 'As bytes in the answer.',
      geoTransportTypeUrl: 'At an address.',
    },
  },
} as const satisfies TypeTable;
