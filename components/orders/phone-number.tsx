import type { Region } from '@/lib/domain/areas'
import { formatPhone } from '@/lib/domain/phone/format-phone'

/**
 * A phone number in the groups of its country. What stands between these is drawn by the style sheet
 * and is no text: what is copied, or looked for on the page, are the digits as they are dialled.
 */
export function PhoneNumber({ phone, region }: { phone: string; region: Region }) {
  const written = formatPhone(phone, region)
  if (written === phone) return <span className="whitespace-nowrap">{phone}</span>
  const [first = '', ...others] = written.split(/(?=[ -])/)
  return (
    <span className="whitespace-nowrap">
      {first}
      {others.map((group, at) => (
        <span key={at} className={group.startsWith('-') ? "before:content-['-']" : 'ml-[0.4em]'}>
          {group.slice(1)}
        </span>
      ))}
    </span>
  )
}
