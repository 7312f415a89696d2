/**
 * Tokens of a bucket that are kept for calls that were told to wait: from `due` until `until`, for a call
 * that asks for the same. The digest of what a call asks for stands for the caller.
 */
export const PROMISES = `
CREATE TABLE promises (
  bucket TEXT NOT NULL,
  due    REAL NOT NULL,
  until  INTEGER NOT NULL,
  call   TEXT NOT NULL,
  PRIMARY KEY (bucket, due)
) STRICT, WITHOUT ROWID;
`
