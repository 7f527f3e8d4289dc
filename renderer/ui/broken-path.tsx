import { Fragment } from 'react';

/** A path or an address that breaks where its parts end, not within their names; what is copied of it is whole. */
export function BrokenPath({ path }: { readonly path: string }) {
  let at = 0;
  return path.split(/(?<=[/?&])/).map((part) => {
    at += part.length;
    return (
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}
