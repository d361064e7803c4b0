/** Where the files are: in a folder, or in a bucket if there is one. */
export type FilesSetting = {
  FOYER_DATA: string
  S3_BUCKET: string
  S3_ENDPOINT: string
  S3_REGION: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
}
