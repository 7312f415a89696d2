/**
 * Tokens of a bucket that are reserved for calls that have to wait: from `due` until `until`, for a
 * repetition of the same call. The digest of the call's request identifies the caller.
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
