import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { requireViewer } from '@/lib/people/viewer'
import { LockersDesk } from './lockers-desk'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('lockers'))('title') }
}

export default async function LockersMapPage() {
  await requireViewer(await getLocale())
  return <LockersDesk />
}
