import { cn } from '@/components/ui/cn'

/** The whole product in one line, in the signs of its maps: store, courier, door. */
export function RouteLine({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 352 24" aria-hidden className={cn('w-full', className)} fill="none">
      <path d="M26 12H190" className="stroke-accent" strokeWidth="2" />
      <path
        d="M214 12H328"
        className="stroke-border-strong"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <rect x="3" y="3" width="18" height="18" rx="4" className="fill-text" />
      <path d="M192 4.5 210 12l-18 7.5 3.6-7.5z" className="fill-accent" />
      <circle cx="340" cy="12" r="8" className="stroke-text" strokeWidth="3" />
    </svg>
  )
}
