export { CERTIFICATE } from '../../src/capture/recording/certificate.ts'
