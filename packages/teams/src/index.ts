/** How teams do, and what of it may be seen: read from the database, worked out by pure functions (product §18). */
export {};
