import { isMessageLanguage } from '@/lib/i18n/locales'
import { messageFile } from '@/lib/i18n/message-file'
import { isMessageSet } from '@/lib/i18n/message-sets'

type Params = { params: Promise<{ locale: string; set: string; hash: string }> }

/**
 * The words of a group of pages. A page of another version, which names another content, gets
 * those that there are and does not keep them.
 */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { locale, set, hash } = await params
  if (!isMessageLanguage(locale) || !isMessageSet(set)) return new Response(null, { status: 404 })
  const file = messageFile(locale, set)
  return new Response(file.body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': hash === file.hash ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  })
}
