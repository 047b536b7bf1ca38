"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { clearCurrentUser, currentUser } from "@/components/auth/current-user";
import { showToast } from "@/components/feedback/toast";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ReservedMarks } from "@/lib/auth/reserved-address";
import { goHome } from "./go-home";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import type { KeptFields } from "./use-kept-fields";

/** The sign-in and registration forms; a signed-in user is redirected. */
export function AuthTabs({ marks }: { marks: ReservedMarks }) {
  const router = useRouter();
  const [login] = useState<KeptFields>(() => new Map());
  const [register] = useState<KeptFields>(() => new Map());
  useEffect(() => {
    let isHere = true;
    // A remembered session may have ended, and then the back office would lead back to this page.
    clearCurrentUser();
    currentUser().then(
      (user) => isHere && user && goHome(user, (home) => router.replace(home)),
      () => isHere && showToast({ title: "Failed to fetch user", variant: "destructive" }),
    );
    return () => {
      isHere = false;
    };
  }, [router]);
  return (
    <Tabs defaultValue="login">
      <TabsList className="w-full">
        <TabsTrigger value="login">Login</TabsTrigger>
        <TabsTrigger value="register">Register</TabsTrigger>
      </TabsList>
      <TabsContent value="login">
        <LoginForm kept={login} />
      </TabsContent>
      <TabsContent value="register">
        <RegisterForm marks={marks} kept={register} />
      </TabsContent>
    </Tabs>
  );
}
