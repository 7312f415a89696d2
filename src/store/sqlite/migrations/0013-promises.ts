/** From `due` until `until`, a token is reserved for a call that waits, which its digest identifies. */
export const PROMISES = `
CREATE TABLE promises (
  bucket TEXT NOT NULL,
  due    REAL NOT NULL,
  until  INTEGER NOT NULL,
  call   TEXT NOT NULL,
  PRIMARY KEY (bucket, due)
) STRICT, WITHOUT ROWID;
`
