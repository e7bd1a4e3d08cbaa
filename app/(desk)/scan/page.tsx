import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ScanDesk } from '@/components/dispatch/scan-desk'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('scan'))('title') }
}

export default function ScanPage() {
  return <ScanDesk />
}
