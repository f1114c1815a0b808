"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { askedFrom, type ChemistryRequest } from "@/lib/calculators/periodictable/address";
import type { InitialAnswer } from "./initial-answer";

/** Each page loads only its tool. */
const MolarMass = dynamic(() => import("./molar-mass").then((module) => module.MolarMass));
const Reaction = dynamic(() => import("./reaction").then((module) => module.Reaction));
const Dilution = dynamic(() => import("./dilution").then((module) => module.Dilution));

interface ChemistryJobProps {
  request: ChemistryRequest;
  initial: InitialAnswer;
}

/** Tool of a job’s page: answers the job’s request, or that of the address. */
export function ChemistryJob({ request: ofJob, initial }: ChemistryJobProps) {
  const [request, setRequest] = useState(ofJob);
  const answer = request === ofJob ? initial : {};

  useEffect(() => {
    const requested = askedFrom(new URLSearchParams(location.search));
    if (Object.keys(requested).length === 0) return;
    // An amount alone is one of the job’s substance.
    setRequest({ ...(requested.page === undefined ? ofJob : {}), ...requested });
  }, [ofJob]);

  const key = JSON.stringify(request);
  if (ofJob.page === "dilution") return <Dilution key={key} request={request} isPage />;
  if (ofJob.page === "reaction")
    return <Reaction key={key} request={request} isPage initial={answer.reaction} />;
  return <MolarMass key={key} request={request} isPage initial={answer.substance} />;
}
