interface FormFile {
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Returns a form with fields and files, for `inject`. */
export function form(fields: Record<string, string>, file?: FormFile, others: Record<string, FormFile> = {}) {
  const boundary = 'form-of-a-test';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const [field, { name, bytes }] of Object.entries({ ...others, ...(file && { file }) }))
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
