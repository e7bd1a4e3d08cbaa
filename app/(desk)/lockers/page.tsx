import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { requireViewer } from '@/lib/people/viewer'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('lockers'))('title') }
}

/** Nobody signed in is sent to sign in; what is shown is the layout's. */
export default async function LockersMapPage() {
  await requireViewer(await getLocale())
  return null
}
