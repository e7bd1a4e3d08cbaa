/** Addresses of the customer's page: the only place that spells them. */
export const trackingPaths = {
  track: (token: string) => `/track/${token}`,
}

export const trackingReads = {
  order: (token: string) => `/api/track/${token}`,
}
