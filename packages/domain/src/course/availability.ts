export type Availability = {
  availabilityDate: Date | null;
  availabilityEndDate: Date | null;
};

export type ShutWindow = { kind: 'notYetOpen'; opensAt: Date } | { kind: 'closed'; closedAt: Date };
export type StartWindow = { kind: 'open' } | ShutWindow;

/** [4.21] May a new attempt begin at this moment? A running attempt never asks (reading 14). */
export function startWindow(course: Availability, now: Date): StartWindow {
  const { availabilityDate, availabilityEndDate } = course;
  if (availabilityDate && now < availabilityDate) return { kind: 'notYetOpen', opensAt: availabilityDate };
  if (availabilityEndDate && now > availabilityEndDate) {
    return { kind: 'closed', closedAt: availabilityEndDate };
  }
  return { kind: 'open' };
}
