/**
 * Tokens of a bucket that are reserved for calls that have to wait. From `due` until `until`, only a
 * repetition of the same call gets the token. The digest of the call's request identifies the call.
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
