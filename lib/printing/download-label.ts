import 'server-only'
import { PDFDocument } from 'pdf-lib'
import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { Problem } from '@/lib/domain/problem'
import { DownloadFailed, downloadFile } from '@/lib/platform/download-file'
import { trustedOrigins } from '@/lib/platform/trusted-origins'

const MOST_BYTES = 5 * 1024 * 1024

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

async function countPages(pdf: Buffer): Promise<number> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const pages = document.getPageCount()
  if (pages === 0) throw new Error('a PDF without pages')
  return pages
}

/** Fetches a label through this server. Throws `labelNotFetched` for what is no label in time. */
export async function downloadLabel(url: string): Promise<{ pdf: Buffer; pages: number }> {
  try {
    const { bytes: pdf } = await downloadFile({
      url,
      trusted: trustedOrigins(),
      types: { 'application/pdf': isPdf },
      maxBytes: MOST_BYTES,
      timeoutMs: settings().platformTimeoutMs,
    })
    return { pdf, pages: await countPages(pdf) }
  } catch (cause) {
    const fault = cause instanceof DownloadFailed ? cause.fault : 'not-readable'
    log().warn({ fault }, 'a label could not be fetched')
    throw new Problem('labelNotFetched', { cause })
  }
}
